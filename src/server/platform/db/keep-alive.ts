/**
 * TCP keepalive of connections to the database: a peer that vanished without a word, as with a power cut, is noticed within 20 s
 * while a connection is quiet or waits for an answer. The usual two hours would be that long without change notifications. A
 * statement that never arrived is given up by the system's retransmission timeout.
 */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
