/** Limits of messages between users. */
export const messageLength = 4000;
export const picturesPerMessage = 5;
export const conversationsPerPage = 20;
/** A thread is read in parts, the latest messages first. */
export const messagesPerRead = 40;
/** How long a message may be unread before a mail tells of it. */
export const unreadMinutes = 15;
/** Streams of events that an account may keep open: each of its browsers needs one. */
export const streamsPerAccount = 10;
/** Messages of one account. */
export const messagesPerHour = 120;
/** An account is new for so long, unless it is verified. */
export const newAccountDays = 7;
/** Conversations that an account may begin within a day. */
export const conversationsPerDay = { new: 5, usual: 30, verified: 100 } as const;

export const conversationKinds = ['listing', 'user', 'order'] as const;
export type ConversationKind = (typeof conversationKinds)[number];

export const conversationFolders = ['inbox', 'archived'] as const;
export type ConversationFolder = (typeof conversationFolders)[number];

/** Why a user can't write into a conversation. */
export const closedReasons = ['blocked_by_me', 'blocked_me', 'account_closed'] as const;
export type ClosedReason = (typeof closedReasons)[number];

/** What a reader is warned of before a message is shown: money that passes the portal by, signs of fraud, or a known fraud. */
export const messageCautions = ['payment', 'suspicious', 'known_fraud'] as const;
export type MessageCaution = (typeof messageCautions)[number];

/** The same text reaches so many people within a day; to further ones it is held until an administrator has decided. */
export const sameTextRecipients = 3;
/** So many recipients of a held text are named to administrators. */
export const shownRecipients = 20;

export const heldTextStates = ['waiting', 'released', 'refused'] as const;
export type HeldTextState = (typeof heldTextStates)[number];

/** Whether a message has reached the other side. */
export const messageDeliveries = ['delivered', 'held', 'refused'] as const;
export type MessageDelivery = (typeof messageDeliveries)[number];
