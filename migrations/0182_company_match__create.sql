-- How the company data of an account compare with the registry of companies. It grants nothing by itself.
create table company_match (
  account_id bigint primary key references account on delete cascade,
  -- SHA-256 of the data that were compared: after a change of them the row says nothing
  compared bytea not null,
  state text not null check (state in ('matches', 'differs', 'dissolved', 'missing')),
  -- the company by the registry; null: it knows none
  company jsonb,
  checked_at timestamptz not null
);
