import { describe, expect, it, onTestFinished } from 'vitest';
import { IS_FULL } from '../support/full.ts';
import { copyProject, type ProjectCopy } from '../support/project.ts';
import { type Program, start } from './program.ts';

describe('npm start on a fresh clone', () => {
  const copyOf = (resources?: string[]): ProjectCopy => {
    const project = copyProject(resources);
    onTestFinished(() => project.remove());
    return project;
  };
  const run = async (project: ProjectCopy): Promise<Program & { url: string }> => {
    const started = start('scripts/start.ts', ['--port', '0'], { cwd: project.root });
    const [, url] = await started.until(/Reference: {3}(\S+)\n/);
    return { ...started, url: url! };
  };
  const taxesOf = (url: string, body?: string): Promise<Response> =>
    fetch(`${url}inventory/v1/settings/taxes?organization_id=10234695`, {
      headers: { Authorization: 'Service-oauthtoken demo', 'Content-Type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body }),
    });

  it('answers with what is committed, and builds the rest beside it', async () => {
    const project = copyOf();
    project.replace('openapi/resources/taxes/paths.yaml', 'summary: Create a tax', 'summary: Create one tax');
    const { url, until, child, ended } = await run(project);
    expect((await taxesOf(url, '{"tax_name":"Before","tax_percentage":5}')).status).toBe(201);
    const early = await fetch(`${url}operations/createTax.html`);
    expect([early.status, early.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await early.text()).toContain('<h1>The reference is being built</h1>');
    await until(/The sandbox has the new contract, and the records it had\.[\s\S]*The reference is ready: /);
    expect(await (await fetch(`${url}operations/createTax.html`)).text()).toContain('Create one tax');
    expect(await (await taxesOf(url)).text()).toContain('Before');
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  });

  it.runIf(IS_FULL)("starts again, and says so, where the new contract can't have the records", async () => {
    const { until } = await run(copyOf(['taxes']));
    await until(
      /starts again with its seed, since that contract can't have the records: The seed can't be used: .*tax_group_id/,
    );
  });

  it("ends with what is wrong where the sources can't be built, and serves nothing else", async () => {
    const project = copyOf(['taxes']);
    project.replace('openapi/resources/taxes/paths.yaml', 'summary: Create a tax', 'summry: Create a tax');
    const { output, ended } = await run(project);
    expect(await ended).toBe(1);
    expect(output()).toMatch(/openapi\/resources\/taxes\/paths\.yaml:\d+:\d+[\s\S]*generated\/ is left as it was/);
  });

  it.runIf(IS_FULL)('stops on Ctrl-C while it builds', async () => {
    const { until, child, ended } = await run(copyOf(['taxes']));
    await until(/read sources/);
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  });
});
