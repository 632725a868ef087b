import { join } from 'node:path';
import { fileMachine } from './places.ts';
import type { Service, Services } from './services.ts';
import type { Workplace } from './workplace.ts';

/** The S3 server of the tests, as a process of its own. */
export function createFileServer(services: Services, workplace: Workplace): Service {
  const folder = join(workplace.folderOf('s3'), 'buckets');
  const place = ['--address', fileMachine.address, '--port', '9000', '--directory', folder];
  return services.create({
    name: 's3',
    command: [
      process.execPath,
      'node_modules/s3rver/bin/s3rver.js',
      ...place,
      '--silent',
      '--no-vhost-buckets',
      '--configure-bucket',
      'karafa',
    ],
  });
}
