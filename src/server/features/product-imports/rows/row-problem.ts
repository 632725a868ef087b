import type { z } from 'zod';
import type { I18n } from '@lingui/core';
import { typedUnits, type TypedUnit } from '#shared/contract/fields.ts';
import type { FieldErrorCode } from '#shared/errors.ts';

/** An issue as the texts of errors need it; it can be stored, and told in any language later. */
export interface RowIssue {
  readonly code: string;
  readonly isMissing: boolean;
  readonly error?: FieldErrorCode;
  readonly unit?: TypedUnit;
  readonly [detail: string]: unknown;
}

export interface RowProblem {
  /** The column of the table. */
  readonly column: string;
  readonly issue: RowIssue;
}

/** Tells an issue in words, as forms do. */
export type IssueText = (i18n: I18n, issue: RowIssue) => string;

export function problemOf(column: string, error: FieldErrorCode): RowProblem {
  return { column, issue: { code: 'custom', isMissing: false, error } };
}

/** The details that texts of errors mention. */
const details = ['format', 'pattern', 'expected', 'origin', 'minimum', 'maximum', 'divisor', 'params'] as const;

export function issueOf(issue: z.core.$ZodIssue): RowIssue {
  const given = issue as unknown as Readonly<Record<string, unknown>>;
  return {
    code: issue.code,
    isMissing: /received (undefined|null)$/.test(issue.message),
    ...Object.fromEntries(
      details.filter((name) => given[name] !== undefined).map((name) => [name, written(given[name])]),
    ),
    ...(Object.hasOwn(typedUnits, issue.message) && { unit: issue.message as TypedUnit }),
  };
}

function written(detail: unknown): unknown {
  return detail instanceof RegExp ? String(detail) : detail;
}
