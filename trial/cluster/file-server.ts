import { join } from 'node:path';
import { fileMachine } from './places.ts';
import type { Service, Services } from './services.ts';
import type { Workplace } from './workplace.ts';

/** The S3 server of the tests, as a process of its own. */
export function createFileServer(services: Services, workplace: Workplace): Service {
  const { S3_ENDPOINT, S3_BUCKET } = { S3_ENDPOINT: `${fileMachine.address}`, S3_BUCKET: 'karafa' };
  const options = [
    '--address',
    S3_ENDPOINT,
    '--port',
    '9000',
    '--directory',
    join(workplace.folderOf('s3'), 'buckets'),
  ];
  return services.create({
    name: 's3',
    command: [
      process.execPath,
      'node_modules/s3rver/bin/s3rver.js',
      ...options,
      '--silent',
      '--no-vhost-buckets',
      '--configure-bucket',
      S3_BUCKET,
    ],
    isUnprivileged: false,
  });
}
