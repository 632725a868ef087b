/** Who saw something: `visitor` reads pages, `listener` holds a stream of messages, the others write. */
export type Actor = 'visitor' | 'buyer' | 'writer' | 'uploader' | 'listener';

/** A request that was not answered as it should have been. */
export interface Failure {
  readonly who: Actor;
  readonly what: string;
  readonly begunAt: number;
  readonly endedAt: number;
  readonly reason: string;
}

export interface Answered {
  readonly who: Actor;
  readonly what: string;
  readonly endedAt: number;
  readonly tookMs: number;
}

/** An order that was tried; what was acknowledged of it. */
export interface OrderNote {
  readonly key: string;
  readonly goods: number;
  order?: { readonly id: number; readonly number: string };
  paymentKey?: string;
  isPaid?: boolean;
}

export interface MessageNote {
  readonly key: string;
  readonly text: string;
  isSent?: boolean;
}

export interface Ledger {
  readonly failures: Failure[];
  readonly answered: Answered[];
  readonly orders: OrderNote[];
  readonly messages: MessageNote[];
  /** Keys of pictures whose upload was acknowledged. */
  readonly pictures: string[];
  /** Answers that say no by a rule, such as sold out, by their code. */
  readonly refusals: Map<string, number>;
  /** Events that streams brought. */
  events: number;
  /** What pages of another build than the newest one asked for: files, and the next page. */
  readonly outdated: { newest: string | undefined; files: number; pages: number };
}

export function createLedger(): Ledger {
  return {
    failures: [],
    answered: [],
    orders: [],
    messages: [],
    pictures: [],
    refusals: new Map(),
    events: 0,
    outdated: { newest: undefined, files: 0, pages: 0 },
  };
}
