/** Deleting site data closes a page's connections: the next call opens another. */
export function reconnecting<Db>(open: (onClosed: () => void) => Promise<Db>): () => Promise<Db> {
  let connection: Promise<Db> | null = null;
  const drop = () => {
    connection = null;
  };
  return () => {
    connection ??= open(drop).catch((error: unknown) => {
      drop();
      throw error;
    });
    return connection;
  };
}
