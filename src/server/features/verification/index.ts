export { mountAdminVerification, mountVerification } from './verification.routes.ts';
export { mountCompanyMatch } from './company-match/company-match.routes.ts';
export { paidVerifications } from './paid-verifications.ts';
export { issueDueFeeDocuments } from './documents.ts';
