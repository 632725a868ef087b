/** A place in the primary's log. Its replicas replay the log in this order. */
export type WalPosition = bigint;

/** @param text as PostgreSQL writes it, e.g. `16/B374D848` */
export function parseWalPosition(text: string): WalPosition {
  const [high, low] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
