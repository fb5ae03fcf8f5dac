export const serverLimits = {
  /** Seconds after which a connection is closed if a request's headers are still incomplete. A phone on a bad line needs one. */
  headerSeconds: 20,
  /** Seconds after which a connection is closed if the client reads nothing of its answer, or sends no further request. */
  idleSeconds: 60,
  /** Seconds that an answer may take in all, where a server cannot tell a slow reader from a stopped one: minutes for a photograph on a bad line. */
  answerSeconds: 600,
  /** KB of a request's headers and address; the servers apply it with small differences. */
  headerKilobytes: 16,
};

/** Connections that an own nginx must be allowed at once: its default, 768, is used up by half-open ones. */
export const nginxConnections = 8192;
