import { fingerprintOf } from '#server/features/messages/index.ts';
import type { Calendar } from '../calendar.ts';
import type { Row, Rows } from '../rows.ts';

interface Facts {
  readonly calendar: Calendar;
  readonly authorId: number;
  /** Whom the text has reached, then those for whom it is held. */
  readonly delivered: readonly number[];
  readonly held: readonly number[];
  /** Ids that are taken. */
  readonly conversations: number;
  readonly messages: number;
}

const text =
  'Dobrý den, vykupuji celé sbírky i pozůstalosti a platím ihned. Pošlete mi prosím seznam a fotky na 602 555 147, ozvu se do hodiny.';
const id = 1;

/** A text that one user has sent to many people, so that an administrator decides on the rest. */
export function buildHeldText({ calendar, authorId, delivered, held, ...taken }: Facts): Rows {
  const fingerprint = fingerprintOf(text, 'CZ')!;
  const rows = { conversation: [] as Row[], conversation_side: [] as Row[], message: [] as Row[] };
  const recipients = [...delivered, ...held];
  for (const [index, recipient] of recipients.entries()) {
    const isHeld = index >= delivered.length;
    const conversation = taken.conversations + index + 1;
    const message = taken.messages + index + 1;
    const at = calendar.daysAgo(0.3 - index / 500);
    rows.conversation.push({
      id: conversation,
      kind: 'user',
      opener_id: authorId,
      partner_id: recipient,
      listing_id: null,
      order_id: null,
      subject: '',
      created_at: at,
    });
    rows.message.push({
      id: message,
      conversation_id: conversation,
      is_from_opener: true,
      author_id: authorId,
      text,
      client_key: `00000000-0000-4000-8001-${String(message).padStart(12, '0')}`,
      sent_at: at,
      side_ids: [authorId, recipient],
      fingerprint,
      held_text_id: isHeld ? id : null,
    });
    const side = { conversation_id: conversation, last_message_at: at, deleted_up_to: 0, is_archived: false };
    const count = isHeld ? 0 : 1;
    rows.conversation_side.push(
      { ...side, is_opener: true, account_id: authorId, messages: 1, unread: 0, read_up_to: message },
      { ...side, is_opener: false, account_id: recipient, messages: count, unread: count, read_up_to: 0 },
    );
  }
  const heldAt = calendar.daysAgo(0.3 - delivered.length / 500);
  return { held_text: [{ id, author_id: authorId, fingerprint, text, state: 'waiting', held_at: heldAt }], ...rows };
}
