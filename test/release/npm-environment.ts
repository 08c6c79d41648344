/**
 * The environment without the settings of the npm that runs these tests, and without a CI.
 *
 * @param settings The file that npm reads its settings from.
 */
export function npmEnvironment(settings: string): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(([name]) => !/^npm_|^(CI|GITHUB_ACTIONS|GITLAB_CI)$/.test(name));
  return { ...Object.fromEntries(others), NPM_CONFIG_USERCONFIG: settings };
}
