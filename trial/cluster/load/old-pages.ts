import { createClient, type Client } from './client.ts';
import type { Ledger } from './ledger.ts';
import { pause } from '../waiting.ts';

const thinkMs = 400;
/** Pages that are looked at once more and closed, and pages that stay open as long as the load goes on. */
const pagesOpen = { shortly: 6, long: 4 } as const;
const filesAtOnce = 3;

/** A page in a browser: it loads files of its build whenever somebody opens another part of it. */
interface OpenPage {
  readonly path: string;
  readonly build: string;
  readonly seen: Set<string>;
  /** Files of its build that it may need some time. */
  readonly toLoad: string[];
}

/** Visitors who keep pages open and go on with them later, whatever has been updated meanwhile. */
export function startOldPages(
  ledger: Ledger,
  paths: readonly string[],
  isOver: () => boolean,
): { done: Promise<unknown> } {
  return { done: visit() };

  async function visit(): Promise<void> {
    const client = createClient('visitor', '10.9.1.1', ledger);
    const open: OpenPage[] = [];
    for (let n = 0; !isOver(); n += 1) {
      const path = paths[(n * 11) % paths.length]!;
      if (open.length < pagesOpen.long + pagesOpen.shortly) {
        const page = await openPage(client, path, ledger);
        if (page) open.push(page);
      } else {
        const at = n % open.length;
        await goOn(client, open[at]!, path, ledger);
        if (at >= pagesOpen.long) open.splice(at, 1);
      }
      await pause(thinkMs);
    }
  }
}

async function openPage(client: Client, path: string, ledger: Ledger): Promise<OpenPage | undefined> {
  const { status, text } = await client.ask('GET', path);
  const state = /"assets":(\{"build":.*?\})\}<\/script>/.exec(text)?.[1];
  if (status !== 200 || state === undefined) return undefined;
  const assets = JSON.parse(state) as { build: string; script: string; styles: string[]; preloads: string[] };
  const page: OpenPage = { path, build: assets.build, seen: new Set(), toLoad: [] };
  for (const file of [assets.script, ...assets.styles, ...assets.preloads]) await loadFile(client, page, file, ledger);
  return page;
}

/** Opens some parts of the page, then another page: as data, or as a document once a server has another build. */
async function goOn(client: Client, page: OpenPage, to: string, ledger: Ledger): Promise<void> {
  for (let n = 0; n < filesAtOnce && page.toLoad.length > 0; n += 1) {
    const [file] = page.toLoad.splice((n * 7919 + page.seen.size) % page.toLoad.length, 1);
    await loadFile(client, page, file!, ledger);
  }
  const { build } = await client.ask('GET', '/api/settings?lang=cs');
  if (build === undefined || build === page.build) return;
  ledger.outdated.pages += 1;
  await openPage(client, to, ledger);
}

async function loadFile(client: Client, page: OpenPage, file: string, ledger: Ledger): Promise<void> {
  if (page.seen.has(file)) return;
  page.seen.add(file);
  const begunAt = Date.now();
  const { status, text } = await client.ask('GET', file);
  if (page.build !== ledger.outdated.newest) ledger.outdated.files += 1;
  if (status !== 200) {
    const reason = `${status} for a file of build ${page.build}`;
    ledger.failures.push({ who: 'visitor', what: `GET ${file}`, begunAt, endedAt: Date.now(), reason });
    return;
  }
  if (!file.endsWith('.js')) return;
  for (const [, name] of text.matchAll(/["'`](?:\.\/|\/?assets\/)([\w-][\w.-]*\.(?:js|css))["'`]/g))
    if (!page.seen.has(`/assets/${name}`)) page.toLoad.push(`/assets/${name}`);
}
