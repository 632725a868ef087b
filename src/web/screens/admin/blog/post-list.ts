import type { CallAnswer, CallInput } from '#shared/contract/endpoint.ts';
import type { adminBlogContract } from '#shared/content/blog-contract.ts';

export type PostChoice = CallInput<(typeof adminBlogContract)['list']>['query'];
export type PostList = CallAnswer<(typeof adminBlogContract)['list']>;
