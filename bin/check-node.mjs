// Imported first, so that an older release of Node says what it lacks before it fails at an import.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old. Use Node 20.19 or later.`);
  process.exit(2);
}
