export { findCustomer } from './customer.ts';
export type {
  AllServiceRules,
  DescribedService,
  ServiceMail,
  ServiceNews,
  ServiceRules,
  Writing,
} from './service-rules.ts';
export { findCurrentService, isRefundAsked, type ServiceRow } from './service.queries.ts';
export { lockService, paidService } from './paid-service.ts';
export { beginService, cancelService, giveBackService, payService } from './pay-service.ts';
export { adminDocumentsOf, ownDocumentsOf, presentPaying, presentRequest } from './present-service.ts';
export { forgetServices } from './forget-services.ts';
export { issueDueServiceDocuments } from './documents.ts';
export { mountPaidServices } from './services.routes.ts';
