import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { S3Client } from '@aws-sdk/client-s3';
import { checkedFileKey, isFileKey, type FileStore } from './file-store.ts';

export interface S3Options {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** The bucket is in the URL's path, not in its host: MinIO and most other services require it. */
  readonly isPathStyle: boolean;
}

/** Files in a bucket of S3 or a compatible service. Calls time out after ten seconds and are attempted three times. */
export function createS3FileStore({ bucket, ...options }: S3Options): FileStore {
  // Loaded on demand: installations with a local folder do not wait for the package at each start.
  const loading = import('@aws-sdk/client-s3').then((sdk) => ({ sdk, client: createClient(sdk.S3Client, options) }));

  async function getBody(key: string) {
    if (!isFileKey(key)) return undefined;
    const { sdk, client } = await loading;
    try {
      return (await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: key }))).Body;
    } catch (error) {
      if (error instanceof sdk.NoSuchKey) return undefined;
      throw error;
    }
  }

  return {
    async put(key, body) {
      const { sdk, client } = await loading;
      const Key = checkedFileKey(key);
      // The services need the length beforehand, and a retry needs the whole body.
      const Body = Buffer.isBuffer(body) ? body : await buffer(body);
      await client.send(new sdk.PutObjectCommand({ Bucket: bucket, Key, Body }));
    },
    async find(key) {
      const body = await getBody(key);
      return body && Buffer.from(await body.transformToByteArray());
    },
    async open(key) {
      const body = await getBody(key);
      return body instanceof Readable ? body : undefined;
    },
    async delete(key) {
      const { sdk, client } = await loading;
      await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: checkedFileKey(key) }));
    },
    async deleteFolder(folder) {
      const { sdk, client } = await loading;
      const query = { Bucket: bucket, Prefix: `${checkedFileKey(folder)}/` };
      for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client }, query)) {
        // One by one, because several services reject the checksum that a bulk deletion requires.
        for (const { Key } of Contents) await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key }));
      }
    },
  };
}

function createClient(Client: typeof S3Client, options: Omit<S3Options, 'bucket'>): S3Client {
  return new Client({
    endpoint: options.endpoint,
    region: options.region,
    forcePathStyle: options.isPathStyle,
    credentials: { accessKeyId: options.accessKey, secretAccessKey: options.secretKey },
    // Services other than Amazon's do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3000, requestTimeout: 10_000, throwOnRequestTimeout: true },
  });
}
