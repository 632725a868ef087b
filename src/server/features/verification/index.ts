export { mountCompanyMatch } from './company-match/company-match.routes.ts';
export { mountAdminVerification, mountVerification } from './verification.routes.ts';
export { verificationRules } from './verification-rules.ts';
