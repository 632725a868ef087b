import { createHash } from 'node:crypto';
import type { Calendar } from '../calendar.ts';
import type { Rows } from '../rows.ts';

const hash = (text: string) => createHash('sha256').update(text);

/** The token of the link of an invitation, counted from 1. */
export function invitationToken(number: number): string {
  return hash(`karafa demo invitation ${number}`).digest('base64url');
}

/** Invitations to administer the portal: one that waits, and one whose time is over. */
export function buildInvitations(calendar: Calendar, administratorId: number): Rows {
  const invited = [
    { email: 'nova.kolegyne@demo.karafa.example', scopes: ['orders'], daysAgo: 2 },
    { email: 'redaktor@demo.karafa.example', scopes: ['adverts', 'content'], daysAgo: 12 },
  ];
  return {
    administrator_invitation: invited.map(({ email, scopes, daysAgo }, index) => ({
      id: index + 1,
      email,
      scopes,
      locale: 'cs',
      token_hash: `\\x${hash(invitationToken(index + 1)).digest('hex')}`,
      invited_by: administratorId,
      created_at: calendar.daysAgo(daysAgo),
      expires_at: calendar.daysAgo(daysAgo - 7),
    })),
  };
}
