import { writeFileSync } from 'node:fs';
import { readConfig } from './config.ts';
import { createServer } from './http/server.ts';
import { openDatabase } from './platform/db/db.ts';
import { createFileStore } from './platform/files/index.ts';
import { createLog } from './platform/log/log.ts';

/**
 * Writes the OpenAPI document into a file. The build runs it: making the document takes more memory than a web process
 * has. Nothing is read from a database, so none has to be there.
 */
const [, , file] = process.argv;
const config = readConfig({});
const database = openDatabase('postgres://127.0.0.1', { max: 1 });
const app = await createServer({
  ...database,
  config,
  log: createLog('warn', {}),
  files: createFileStore(config.files),
  changes: { listen: () => undefined, close: async () => undefined },
  now: () => new Date(),
});
const answer = await app.inject('/api/openapi.json');
if (answer.statusCode !== 200) throw new Error(answer.body);
writeFileSync(file!, answer.body);
await app.close();
await database.close();
