/** What one client may use of a server; `npm start`, nginx and Caddy are configured with it. */
export type ServerLimits = {
  /** Seconds after which a connection is closed if a request's headers are still incomplete. */
  headerSeconds: number;
  /** Seconds after which a connection is closed if the client reads nothing of its answer, or sends no further request. */
  idleSeconds: number;
  /** Seconds that an answer may take in all, where a server cannot tell a slow reader from a stopped one. */
  answerSeconds: number;
  /** KB of a request's headers and address; the servers apply it with small differences. */
  headerKilobytes: number;
};

/** A phone on a bad line needs a second for its headers, and minutes for a photograph. */
export const serverLimits: ServerLimits = {
  headerSeconds: 20,
  idleSeconds: 60,
  answerSeconds: 600,
  headerKilobytes: 16,
};

/** Connections that an own nginx must be allowed at once: its default, 768, is used up by half-open ones. */
export const nginxConnections = 8192;
