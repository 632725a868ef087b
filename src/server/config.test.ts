import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const s3 = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'karafa',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret',
};

describe('where files are kept', () => {
  test('in a folder without any word about S3', () => {
    expect(readConfig({ FILES_DIR: '/srv/files', S3_BUCKET: '' }).files).toEqual({ dir: '/srv/files', s3: undefined });
  });

  test('in S3 once everything about it is said', () => {
    expect(readConfig({ ...s3, S3_PATH_STYLE: 'off' }).files.s3).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'karafa',
      region: 'eu-central-1',
      accessKey: 'key',
      secretKey: 'secret',
      isPathStyle: false,
    });
  });

  test.each(Object.keys(s3))('half of S3 does not start: %s is missing', (name) => {
    expect(() => readConfig({ ...s3, [name]: undefined })).toThrow(`${name}: is needed as well`);
  });
});
