import { createClient } from './client.ts';
import type { Ledger } from './ledger.ts';
import { origin } from '../places.ts';
import { pause } from '../waiting.ts';

const visitors = 4;
const thinkMs = 120;
const pagesSeen = 80;
const words = ['rum', 'whisky', 'víno', 'doutník', 'gin', 'koňak', 'šampaňské', 'likér', 'absint', 'dýmka'];

/** Pages of the sitemap, from the caches, and searches that no cache holds. */
export function startVisitors(
  ledger: Ledger,
  paths: readonly string[],
  isOver: () => boolean,
): { done: Promise<unknown> } {
  return { done: Promise.all(Array.from({ length: visitors }, (_, at) => visit(at))) };

  async function visit(at: number): Promise<void> {
    const client = createClient('visitor', `10.9.0.${at + 1}`, ledger);
    for (let n = 0; !isOver(); n += 1) {
      const search = `/hledani?q=${encodeURIComponent(`${words[n % words.length]} ${at}${n}`)}`;
      const path = n % 3 === 0 ? search : paths[(n * 7 + at * 13) % paths.length]!;
      const begunAt = Date.now();
      const { status, text } = await client.ask('GET', path);
      if (status > 0 && status < 500 && status !== 429 && (status !== 200 || !text.includes('</html>'))) {
        const reason = `${status}, which is no page`;
        ledger.failures.push({ who: 'visitor', what: `GET ${path}`, begunAt, endedAt: Date.now(), reason });
      }
      await pause(thinkMs);
    }
  }
}

export async function listPages(): Promise<string[]> {
  const addressesIn = async (path: string) => {
    const answer = await fetch(origin + path);
    if (!answer.ok) throw new Error(`${path} is answered with ${answer.status}.`);
    return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => new URL(address!.replaceAll('&amp;', '&')).pathname,
    );
  };
  const found = ['/'];
  for (const sitemap of await addressesIn('/sitemap.xml')) found.push(...(await addressesIn(sitemap)));
  const step = Math.max(1, Math.floor(found.length / pagesSeen));
  return found.filter((_, at) => at % step === 0);
}
