/** Mails that their readers can switch off, by topic. All others are part of what somebody has asked for. */
export const mailTopics = ['messages', 'deals', 'reviews', 'watchdogs'] as const;
export type MailTopic = (typeof mailTopics)[number];
