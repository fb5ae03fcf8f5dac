import { z } from "zod";

/** Services with one public server; Gitea has many servers. */
const ownServers = { github: "https://github.com", gitlab: "https://gitlab.com" } as const;

/** `editor` of `content/settings.json`: where the editor of the published site reads and saves. */
export const editorSetting = z
  .strictObject({
    /** Codeberg is a Gitea. */
    host: z.enum(["github", "gitlab", "gitea"]),
    /** As in its address: `you/villa`. */
    repository: z
      .string()
      .regex(/^[\w.-]+(\/[\w.-]+)+$/, "the end of its address is expected, such as you/villa"),
    /** The one that is published. */
    branch: z
      .string()
      .regex(/^[\w./-]+$/, "the name of a branch is expected, such as main")
      .default("main"),
    /** The address of the Gitea server. */
    url: z
      .string()
      // it becomes part of the security policy
      .regex(
        /^https:\/\/[a-z0-9.-]+(:\d+)?$/,
        "https:// and the server's name are expected, no more",
      )
      .optional(),
  })
  .superRefine(({ host, repository, url }, context) => {
    const fault = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (host === "gitea" && !url) fault("url", "is missing; add it");
    if (host === "github" && url) {
      fault("url", `is "${url}"; leave it out, it is for gitlab and gitea`);
    }
    if (host !== "gitlab" && repository.split("/").length !== 2) {
      fault("repository", `is "${repository}"; owner and name are expected, such as you/villa`);
    }
  })
  .transform(({ url, ...setting }) => ({
    ...setting,
    url: url ?? (setting.host === "gitlab" ? ownServers.gitlab : ownServers.github),
  }));

export type EditorSetting = z.output<typeof editorSetting>;
