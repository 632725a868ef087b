-- no-transaction
-- The list of statements counts the lines of each by state, from the index alone.
drop index concurrently if exists bank_line_states_of_statement;
create index concurrently bank_line_states_of_statement on bank_line (statement_id, state);
