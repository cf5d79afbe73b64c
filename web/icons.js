// Lets a module import the outline of one icon of the set (`icon:water-drop`), so that the page carries only those it draws.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PREFIX = 'icon:';

export function icons() {
  let set;
  return {
    name: 'icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      set ??= JSON.parse(
        readFileSync(fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json')), 'utf8'),
      );
      const name = id.slice(PREFIX.length + 1);
      const body = set.icons[name]?.body;
      if (!body) throw new Error(`There is no icon ${name} in the set.`);
      const outlines = [...body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
      return `export default ${JSON.stringify(outlines.join(' '))};`;
    },
  };
}
