import { accountData } from './account-data.ts';
import { marketData } from './market-data.ts';
import { orderData } from './order-data.ts';
import { portalData } from './portal-data.ts';
import type { PersonalData } from './kinds.ts';

/**
 * Every table that holds personal data. Erasure runs through it from the first to the last, and the archive of one's data
 * is made of it. `inventory.test.ts` compares it with the database, so each new table must decide.
 */
export const personalData: readonly PersonalData[] = [...portalData, ...marketData, ...orderData, ...accountData];

/** Columns that look personal by their names and are not. */
export const impersonalColumns: Readonly<Record<string, string>> = {
  'bank_line.key': 'derived from the statement',
  'branch.email': 'of a shop',
  'branch.phone': 'of a shop',
  'branch.street': 'of a shop',
  'branch.town': 'of a shop',
  'branch.postcode': 'of a shop',
  'pickup_point.name': 'of a shop',
  'pickup_point.street': 'of a shop',
  'pickup_point.city': 'of a shop',
  'pickup_point.postcode': 'of a shop',
  'newsletter_link.address': 'where a link leads',
  'bank_statement.file_name': 'of a file of the bank',
  'product_import.file_name': 'of a table of products',
  'portal_day.name': 'of a figure',
  'banner.group_name': 'of a place on the page',
  'blog_category_text.name': 'of a thing',
  'brand.name': 'of a thing',
  'carrier_text.name': 'of a thing',
  'category_text.name': 'of a thing',
  'country_text.name': 'of a thing',
  'favourite.name': 'of an offer',
  'order_line.name': 'of goods',
  'product_name.name': 'of goods',
  'payment_method_text.name': 'of a thing',
  'rejection_reason_text.name': 'of a thing',
  'admin_list_view.name': 'of a thing',
  'setting.name': 'of a thing',
  'user_group.name': 'of a thing',
};

/** Folders of the file store. */
export const personalFiles = [
  { folder: 'pictures', what: 'uploads of users', erasure: 'deleted with their rows of `picture`' },
  { folder: 'exports', what: 'archives of one’s data', erasure: 'deleted with their rows of `data_export`' },
  { folder: 'imports', what: 'tables of products', erasure: 'not personal' },
  { folder: 'documents', what: 'documents of the portal', erasure: 'not personal' },
] as const;
