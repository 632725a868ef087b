/** Counts what a connection of the database writes to its socket from now on: each write is waited for once. */
export function countWrites(client: object): () => number {
  type Write = (...values: unknown[]) => unknown;
  const { connection } = client as { readonly connection: { readonly stream: Record<'_write' | '_writev', Write> } };
  const { stream } = connection;
  let writes = 0;
  for (const name of ['_write', '_writev'] as const) {
    const write = stream[name].bind(stream);
    stream[name] = (...values) => {
      writes += 1;
      return write(...values);
    };
  }
  return () => writes;
}
