import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { migrationFaults } from './migration-rules.ts';

/** Earlier migrations were written before the rules, and merged files never change. */
const firstChecked = 320;

const files = (await readdir('migrations')).filter((file) => Number.parseInt(file, 10) >= firstChecked);

describe('migrations', () => {
  test.each(files)('%s neither blocks a large table nor removes what the previous version needs', async (file) => {
    expect(migrationFaults(await readFile(`migrations/${file}`, 'utf8'))).toEqual([]);
  });

  test.each([
    ['create index a on listing (id);', 'listing: locks writes'],
    ['create unique index a\n  on shop_order (number);', 'shop_order: locks writes'],
    [
      'alter table advert add column a text generated always as (lower(b)) stored;',
      'advert: rewrites the table for a stored',
    ],
    ['alter table mail add column a timestamptz not null default now();', 'mail: rewrites the table for a default'],
    ['alter table message alter column text type varchar(9);', 'message: rewrites the table for a type'],
    ['alter table payment add check (amount_minor > 0);', 'payment: scans the table for a constraint'],
    ['alter table payment alter column key set not null;', 'payment: scans the table for "not null"'],
    ['update product set weight_g = 1;', 'product: changes rows in bulk'],
    ['alter table brand drop column name;', 'brand: drops a column without a line'],
    ['drop table brand;', 'brand: drops a table without a line'],
    ['alter table brand rename column name to title;', 'brand: renames without a line'],
    ['alter table brand alter column name drop default;', 'brand: demands a value without a line'],
  ])('are refused for %s', (statement, fault) => {
    expect(migrationFaults(`-- Why.\n${statement}`).join()).toContain(fault);
  });

  test.each([
    'create index concurrently a on listing (id);',
    'create table listing (id int); create index a on listing (id);',
    'alter table advert add column a boolean not null default false;',
    'alter table payment add constraint a check (amount_minor > 0) not valid;',
    '-- Previous version: reads no name since 0300.\nalter table brand drop column name;',
    '-- Few rows: only those of yesterday.\nupdate payment set state = 1 where id > 7;',
    'create function a() returns void language sql as $$ update product set weight_g = 1; $$;',
  ])('may have %s', (statement) => {
    expect(migrationFaults(statement)).toEqual([]);
  });
});
