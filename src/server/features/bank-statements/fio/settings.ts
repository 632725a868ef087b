import { textOf, webAddress, withoutEndSlash } from '#server/config-fields.ts';

const address = 'https://fioapi.fio.cz/v1/rest';

/** Environment variables of the API of Fio banka. */
export const fioVariables = {
  FIO_TOKEN: textOf({
    what: 'the token of the API of Fio banka, which has 64 characters',
    least: 64,
    most: 64,
  }).optional(),
  FIO_URL: webAddress(address).default(address),
};

interface FioValues {
  readonly FIO_TOKEN?: string | undefined;
  readonly FIO_URL: string;
}

/** Undefined: statements are imported by hand only. */
export function readFioSettings({ FIO_TOKEN: token, FIO_URL: url }: FioValues) {
  return token === undefined ? undefined : { token, url: withoutEndSlash(url) };
}
