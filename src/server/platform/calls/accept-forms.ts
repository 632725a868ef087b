import type { FastifyInstance } from 'fastify';

/** The fields of a plain HTML form; the last of several with one name. */
export type FormFields = Readonly<Record<string, string>>;

/**
 * Lets the routes of a plugin take HTML forms (`application/x-www-form-urlencoded`), as browsers without script, mail
 * programs and payment gateways send them. Other routes take JSON alone.
 * @param bodyLimit bytes
 */
export function acceptForms(app: FastifyInstance, bodyLimit: number): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
