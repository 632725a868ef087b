import { minorUnitsOf } from './statement.ts';

/** An element of parsed XML: names of elements and `@attributes` → contents. */
export interface Node {
  readonly [name: string]: unknown;
}

const nothing: Node = {};

/** An element's child; empty when there is none. */
export function recordOf(node: Node, name: string): Node {
  const child = node[name];
  const first: unknown = Array.isArray(child) ? child[0] : child;
  return typeof first === 'object' && first !== null ? (first as Node) : nothing;
}

/** Children of a repeated element. */
export function listOf(node: Node, name: string): readonly Node[] {
  const children = node[name];
  if (!Array.isArray(children)) return [];
  return children.map((child: unknown) => (typeof child === 'object' && child !== null ? (child as Node) : nothing));
}

/** The text of a child; empty when there is none. */
export function textOf(node: Node, name: string): string {
  const child = node[name];
  if (typeof child === 'string') return child.trim();
  const text = recordOf(node, name)['#text'];
  return typeof text === 'string' ? text.trim() : '';
}

/** Texts of a repeated child. */
export function textsOf(node: Node, name: string): string[] {
  const children = node[name];
  const texts: unknown[] = Array.isArray(children) ? children : [children];
  return texts.filter((text) => typeof text === 'string');
}

/** `<Amt Ccy="CZK">1249.50</Amt>`; undefined when it is missing or no amount. */
export function moneyOf(node: Node, name = 'Amt'): { readonly amount: number; readonly currency: string } | undefined {
  const currency = recordOf(node, name)['@Ccy'];
  const amount = minorUnitsOf(textOf(node, name));
  if (amount === undefined || typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) return undefined;
  return { amount, currency };
}

/** The sign by which an amount counts for the account. */
export function signedOf(node: Node, amount: number): number {
  return textOf(node, 'CdtDbtInd') === 'DBIT' && amount !== 0 ? -amount : amount;
}
