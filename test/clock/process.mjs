// @ts-check
/** For `node --import`: moves the clock of a process, and what its servers say of the time. */
import { Server } from 'node:http';
import './clock.mjs';

const MOVED = Symbol.for('settln.movedServers');

if (Number(process.env.TEST_CLOCK_MS ?? 0) !== 0 && !(MOVED in Server.prototype)) {
  Object.defineProperty(Server.prototype, MOVED, { value: true });
  const emit = Server.prototype.emit;
  // Node writes the header by a clock of its own, and the storage's client corrects itself by it.
  Server.prototype.emit = function (name, ...args) {
    if (name === 'request') args[1].setHeader('date', new Date().toUTCString());
    return emit.call(this, name, ...args);
  };
}
