/** What administrators do and to what, as the audit log keeps it. A new one gets its text in `audit-texts.ts`. */
export const auditActions = [
  'approve',
  'reject',
  'refuse',
  'block',
  'unblock',
  'set_group',
  'set_verified',
  'set_scopes',
  'switch_on_second_factor',
  'switch_off_second_factor',
  'renew_recovery_codes',
  'merge',
  'add',
  'change',
  'delete',
  'resend',
  'confirm',
  'retry',
  'send_back',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditEntities = [
  'account',
  'advert',
  'advert_revision',
  'brand',
  'rejection_reason',
  'mail',
  'payment',
  'refund',
  'order',
  'withdrawal',
  'complaint',
  'voucher',
] as const;
export type AuditEntity = (typeof auditEntities)[number];
