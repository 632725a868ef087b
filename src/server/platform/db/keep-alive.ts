/**
 * TCP keepalive of connections to the database: a peer that vanished without a word, as with a power cut, is noticed within
 * seconds. The system's usual two hours would be that long without change notifications, or without the answer to a statement.
 */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
