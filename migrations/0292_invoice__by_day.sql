-- The documents of a period, for accountants.
create index invoice_by_issue on invoice (issued_at, id);
