/** A reason not to start that the operator can fix. The message says how; it is shown without a stack. */
export class StartRefused extends Error {}
