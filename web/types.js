// Writes the types of messages and views, as the server declares them: `npm run types`, and `npm run types -- --check` to compare.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const home = fileURLToPath(new URL('./src/generated/', import.meta.url));
const python = process.env.PYTHON ?? 'python3';
const folder = mkdtempSync(join(tmpdir(), 'undercroft-types-'));
const banner =
  '/* Made by `npm run types` from the schema of the server (python -m undercroft.table.wire.schema): never changed by hand. */';
let stale = false;
try {
  execFileSync(python, ['-m', 'undercroft.table.wire.schema', folder], {
    stdio: 'inherit',
    cwd: fileURLToPath(new URL('..', import.meta.url)),
  });
  for (const name of ['messages', 'views']) {
    const schema = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
    for (const definition of Object.values(schema.$defs)) delete definition.title; // names come from the definitions: games share titles
    const options = {
      bannerComment: banner,
      unreachableDefinitions: true,
      additionalProperties: false,
      ignoreMinAndMaxItems: true,
    };
    const text = (await compile(schema, name, options))
      .replaceAll(/\n \*\n \* This interface was referenced by [^]*?\n \*\//g, '\n */')
      .replaceAll(/\/\*\*\n \* This interface was referenced by [^]*?\*\/\n/g, '');
    const file = join(home, `${name}.ts`);
    if (process.argv.includes('--check')) stale ||= readFileSync(file, 'utf8') !== text;
    else writeFileSync(file, text);
  }
} finally {
  rmSync(folder, { recursive: true });
}
if (stale) {
  console.error('The types in src/generated are not those of the server: `npm run types` writes them anew.');
  process.exit(1);
}
