import type { Findings } from './compare.ts';
import type { Actor, Failure, Ledger } from './load/ledger.ts';
import type { TakenStep } from './steps.ts';

const writers: readonly Actor[] = ['buyer', 'writer', 'uploader'];

/** What one step did to those who were there. */
interface Effect {
  readonly taken: TakenStep;
  readonly visitorErrors: number;
  /** From the first failed request to the end of the last one. */
  readonly visitorsMs: number;
  readonly slowestPageMs: number;
  /** Writes that were not acknowledged at first; each was repeated until it was. */
  readonly refusedWrites: number;
  readonly writersMs: number;
  readonly streamErrors: number;
  readonly isWithinLimits: boolean;
}

export function effectsOf(taken: readonly TakenStep[], ledger: Ledger): Effect[] {
  return taken.map((each, at) => {
    const to = taken[at + 1]?.from ?? each.to;
    const failures = ledger.failures.filter(({ endedAt }) => endedAt >= each.from && endedAt < to);
    const of = (actors: readonly Actor[]) => failures.filter(({ who }) => actors.includes(who));
    const visitorErrors = of(['visitor']);
    const refused = of(writers);
    const visitorsMs = spanOf(visitorErrors);
    const writersMs = spanOf(refused);
    const pages = ledger.answered.filter(
      ({ who, endedAt }) => who === 'visitor' && endedAt >= each.from && endedAt < to,
    );
    return {
      taken: each,
      visitorErrors: visitorErrors.length,
      visitorsMs,
      slowestPageMs: Math.max(0, ...pages.map(({ tookMs }) => tookMs)),
      refusedWrites: refused.length,
      writersMs,
      streamErrors: of(['listener']).length,
      isWithinLimits:
        (each.step.visitorsLimitMs === 0 ? visitorErrors.length === 0 : visitorsMs <= each.step.visitorsLimitMs) &&
        writersMs <= each.step.writersLimitMs &&
        (!each.step.isWithoutFailures || failures.length === 0),
    };
  });
}

function spanOf(failures: readonly Failure[]): number {
  if (failures.length === 0) return 0;
  return Math.max(...failures.map(({ endedAt }) => endedAt)) - Math.min(...failures.map(({ begunAt }) => begunAt));
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** @returns whether everything is as it must be */
export function report(effects: readonly Effect[], findings: Findings, ledger: Ledger): boolean {
  const columns = (cells: readonly string[]) =>
    `${cells.map((cell, at) => (at === 0 ? cell.padEnd(46) : cell.padStart(15))).join('')}\n`;
  const say = (text: string) => void process.stdout.write(text);

  say(`\n${columns(['', 'whole after', 'visitors', 'for', 'slowest page', 'writes', 'for', 'streams'])}`);
  for (const effect of effects) {
    const { step, from, wholeAt } = effect.taken;
    say(
      columns([
        `${effect.isWithinLimits ? ' ' : '!'} ${step.name}`,
        seconds(wholeAt - from),
        `${effect.visitorErrors} errors`,
        seconds(effect.visitorsMs),
        seconds(effect.slowestPageMs),
        `${effect.refusedWrites} refused`,
        seconds(effect.writersMs),
        `${effect.streamErrors} refused`,
      ]),
    );
  }
  say(`\n${columns(['', 'acknowledged', 'lost', 'duplicated'])}`);
  for (const { what, acknowledged, lost, duplicated } of findings.comparisons)
    say(columns([`${lost + duplicated > 0 ? '!' : ' '} ${what}`, ...[acknowledged, lost, duplicated].map(String)]));
  say(`${findings.miscounted > 0 ? '!' : ' '} pieces oversold or vanished: ${findings.miscounted}\n`);
  const pages = ledger.answered.filter(({ who }) => who === 'visitor').length;
  say(`\n  ${pages} pages, ${ledger.answered.length} requests in all, ${ledger.events} events of streams\n`);
  const { outdated } = ledger;
  const isUpdated = effects.some(({ taken }) => taken.step.isUpdate);
  const isTried = !isUpdated || (outdated.files > 0 && outdated.pages > 0);
  say(
    `${isTried ? ' ' : '!'} pages of another build than the newest: ${outdated.files} files, ${outdated.pages} times the next page\n`,
  );
  for (const [reason, times] of ledger.refusals) say(`  ${times} × ${reason}\n`);
  return (
    isTried &&
    effects.every(({ isWithinLimits }) => isWithinLimits) &&
    findings.miscounted === 0 &&
    findings.comparisons.every(({ acknowledged, lost, duplicated }) => acknowledged > 0 && lost + duplicated === 0)
  );
}

/** So long nobody likes to wait. */
const slowMs = 2000;

/** The failures and slow answers by step, for who looks for their cause. */
export function listTroubles(taken: readonly TakenStep[], { failures, answered }: Ledger): string {
  const slow = answered
    .filter(({ tookMs }) => tookMs > slowMs)
    .map((answer) => ({ ...answer, begunAt: answer.endedAt - answer.tookMs, reason: 'slow' }));
  return [...failures, ...slow]
    .sort((one, other) => one.begunAt - other.begunAt)
    .map(({ who, what, begunAt, endedAt, reason }) => {
      const step = taken.findLast(({ from }) => from <= endedAt);
      const since = step ? `${step.step.name} + ${seconds(begunAt - step.from)}` : 'before';
      return `${new Date(begunAt).toISOString()} ${since} | ${who} | ${what} | ${endedAt - begunAt} ms | ${reason}`;
    })
    .join('\n');
}
