/** For Prettier: the declarations of a rule share its lines, as the arguments of a call do in TypeScript. */
import { doc } from 'prettier';
import { parsers, printers } from 'prettier/plugins/postcss';

const { fill, group, indent, join, line, softline } = doc.builders;

/** A declaration, with breaks only where the line is too long; Prettier breaks lists after the colon and each comma. */
function compact(declaration) {
  const soft = (part) => {
    if (part.type === 'break-parent') return '';
    if (part.type === 'line' && part.hard) return line;
    const isList = part.type === 'indent' && Array.isArray(part.contents);
    return isList ? indent([softline, ...part.contents.slice(1)]) : part; // a space stands behind the colon already
  };
  return group(doc.utils.mapDoc(declaration, soft));
}

function isSimple({ type, nodes = [] }) {
  return type === 'css-rule' && nodes.length > 0 && nodes.every((node) => node.type === 'css-decl');
}

function print(path, options, printPart) {
  const { type, prop } = path.node;
  if (!isSimple(path.node)) {
    const printed = printers.postcss.print(path, options, printPart);
    return type === 'css-decl' && !prop.startsWith('grid') ? compact(printed) : printed; // lines of a grid are its rows
  }
  const declarations = fill(join(line, path.map(printPart, 'nodes')));
  return group([printPart('selector'), ' {', indent([line, declarations]), line, '}']);
}

export default { parsers, printers: { postcss: { ...printers.postcss, print } } };
