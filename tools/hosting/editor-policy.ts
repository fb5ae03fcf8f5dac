import { writePolicy } from "./write-policy.ts";

/** The origins that the editor may connect to and load avatars from. */
export type EditorOrigins = { connect: string[]; images: string[] };

/**
 * The security policy of the editor's page, on the published site and on the desk. It writes styles into
 * elements and does not use Trusted Types, so its policy allows both; pages of the site keep their own.
 * @param base where a `base` element may point
 */
export function editorPolicy({ connect, images }: EditorOrigins, base = "'none'"): string {
  return writePolicy({
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "blob:", "data:", ...images],
    "font-src": ["'self'", "data:"],
    "connect-src": ["'self'", "blob:", "data:", ...connect],
    "frame-src": ["'self'", "blob:"],
    "worker-src": ["'self'", "blob:"],
    "base-uri": [base],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  });
}
