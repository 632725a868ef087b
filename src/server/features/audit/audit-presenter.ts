import type { I18n } from '@lingui/core';
import type { AuditEntryInWords } from '#shared/audit/admin-contract.ts';
import type { Scope } from '#shared/contract/scopes.ts';
import type { AuditRow } from './audit.queries.ts';
import { actionTexts, entityTexts, fieldText, textOf } from './audit-texts.ts';
import { changedFields, type ChangedField } from './changed-fields.ts';
import type { Things } from './find-things.ts';
import { noValue, valueText } from './value-text.ts';

/** @param scopes of the caller, who gets no links to pages that require other scopes */
export function presentAuditRow(
  row: AuditRow,
  things: Things,
  i18n: I18n,
  scopes: readonly Scope[],
): AuditEntryInWords {
  const thing = things.find(row.entity, row.entity_id);
  const place = thing?.place;
  const mayGo = place && (place.scope === undefined || scopes.includes(place.scope));
  return {
    id: row.id,
    happened_at: row.happened_at.toISOString(),
    actor: { id: row.actor_id, username: row.actor },
    action: { code: row.action, text: textOf(actionTexts, row.action, i18n) },
    entity: {
      code: row.entity,
      text: textOf(entityTexts, row.entity, i18n),
      id: row.entity_id,
      name: thing?.name ?? null,
      path: mayGo ? place.path : null,
    },
    changes: changedFields(row.before, row.after)
      .filter(isOfUse)
      .map(({ path, before, after }) => {
        const text = (value: unknown) => valueText(value, path.at(-1) ?? '', row.entity, things.names, i18n);
        return { field: fieldText(path, i18n), before: text(before), after: text(after) };
      })
      // Nothing became nothing: a missing field and an empty one read the same.
      .filter(({ before, after }) => (before ?? noValue) !== noValue || (after ?? noValue) !== noValue),
  };
}

/** Drops the database id, because the entry already shows the name. */
function isOfUse({ path }: ChangedField): boolean {
  return path.join() !== 'id';
}
