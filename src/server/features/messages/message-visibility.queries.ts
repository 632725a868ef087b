import { sql, type RawBuilder } from 'kysely';

/** A held message is seen by the side that wrote it alone. */
export function isVisible(message: RawBuilder<unknown>, isReaderOpener: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${message}.held_text_id is null or ${message}.is_from_opener = ${isReaderOpener})`;
}
