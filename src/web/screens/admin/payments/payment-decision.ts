import type { ComponentType, ReactNode } from 'react';
import type { Decided } from '#web/features/decisions/use-decision.ts';
import type { ServiceKind } from '#shared/paid-services/services.ts';
import type { Money } from '#shared/money/money.ts';

export interface Payment {
  readonly id: number;
  readonly order_id: number | null;
  readonly service: ServiceKind | null;
  readonly variable_symbol: string | null;
  readonly provider_id: string | null;
  readonly amount: Money;
}

/** A bulk decision on payments, with a confirmation. */
export interface PaymentDecision<Row> {
  readonly name: string;
  readonly button: ReactNode;
  readonly isDestructive?: boolean;
  /** Whether it applies to a selected row; other rows are skipped. */
  readonly appliesTo: (row: Row) => boolean;
  readonly question: string;
  /** The effects, and that they can't be undone. Missing: the decision asks for its reason instead. */
  readonly warning?: ReactNode;
  /** All that there is to know before deciding; missing: variable symbols and amounts. */
  readonly Details?: ComponentType<{ rows: readonly Row[] }>;
  /** Label of the confirming button. */
  readonly action: string;
  /** @param reason empty unless the decision asks for it */
  readonly send: (ids: number[], reason: string) => Promise<Decided>;
}
