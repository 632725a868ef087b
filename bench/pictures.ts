import pg from 'pg';
import sharp from 'sharp';
import { pictureWidths } from '#shared/catalog/limits.ts';
import { ensureBenchDatabase } from './database.ts';
import { ms, percentile, type BenchOptions, type Figure } from './figure.ts';
import { logIn } from './large-administration.ts';
import { startWebProcess, type Running } from './product.ts';

const uploadBudgetMs = 3000;
const othersBudgetMs = 100;
const width = 4000;
const height = 3000;

/** A photo of a phone, sent by a seller, while others browse: until every usual size of it is available. */
export async function benchPictures({ databaseServer }: BenchOptions): Promise<Figure[]> {
  const database = await ensureBenchDatabase(databaseServer, 10_000);
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const token = await logIn(client, 'bench.administrator').finally(() => client.end());
  const photo = await drawPhoto();
  const web = await startWebProcess(database, { PAGE_CACHE: 'off' });
  try {
    await prepare(web, token, photo);
    const quiet = await browse(web, () => prepareNothing());
    const times: number[] = [];
    const busy = await browse(web, async () => {
      for (let n = 0; n < 3; n += 1) times.push(await prepare(web, token, photo));
    });
    const slowest = Math.max(...times);
    return [
      {
        name: `upload of ${(width * height) / 1e6} megapixels, all sizes ready`,
        value: ms(slowest),
        baseline: `slowest of ${times.length}`,
        budget: `≤ ${uploadBudgetMs} ms`,
        isWithinBudget: slowest <= uploadBudgetMs,
      },
      {
        name: 'category page meanwhile, p95',
        value: ms(busy),
        baseline: `${ms(quiet)} without`,
        budget: `≤ ${othersBudgetMs} ms`,
        isWithinBudget: busy <= othersBudgetMs,
      },
    ];
  } finally {
    await web.stop();
  }
}

/** Noise over a gradient: as hard to encode as a photo. */
async function drawPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  return sharp({ create: { width: width / 8, height: height / 8, channels: 3, background: '#806040', noise } })
    .resize(width, height, { kernel: 'cubic' })
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function prepare(web: Running, token: string, photo: Buffer): Promise<number> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
  const begun = performance.now();
  const answer = await fetch(`${web.origin}/api/pictures`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`The upload answered ${answer.status}: ${await answer.text()}`);
  const { key } = (await answer.json()) as { key: string };
  await Promise.all(
    pictureWidths.flatMap((each) =>
      ['avif', 'webp'].map(async (format) => {
        const picture = await fetch(`${web.origin}/pictures/${key}/${each}.${format}`);
        if (!picture.ok) throw new Error(`Size ${each} as ${format} answered ${picture.status}`);
        await picture.arrayBuffer();
      }),
    ),
  );
  return performance.now() - begun;
}

async function prepareNothing(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 3000));
}

/** One visitor browses until the work is done. @returns the 95th percentile in milliseconds */
async function browse(web: Running, work: () => Promise<void>): Promise<number> {
  const end = new AbortController();
  const done = work().finally(() => end.abort());
  const times: number[] = [];
  while (!end.signal.aborted) {
    const begun = performance.now();
    await (await fetch(`${web.origin}/api/catalog/listings?category=1&lang=cs`)).arrayBuffer();
    times.push(performance.now() - begun);
  }
  await done;
  return percentile(
    times.sort((a, b) => a - b),
    0.95,
  );
}
