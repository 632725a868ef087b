/** By which an answer of the API says which build's files belong to it. */
export const buildHeader = 'x-build';

let own: string | undefined;
let isOther = false;

/** @param build of the scripts of this document */
export function setOwnBuild(build: string): void {
  own = build;
}

export function noteBuild({ headers }: Pick<Response, 'headers'>): void {
  const build = headers.get(buildHeader);
  if (own !== undefined && build !== null && build !== own) isOther = true;
}

/** Whether a server with another build has answered: what it sends may be unlike what this document's scripts expect. */
export const isOutdated = (): boolean => isOther;
