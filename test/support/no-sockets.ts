import { ChildProcess } from 'node:child_process';
import { Server } from 'node:net';

function refuse(): never {
  throw new Error('A unit test opens no sockets and starts no programs. End the name of its file with .e2e.test.ts.');
}

Server.prototype.listen = refuse;
Object.assign(ChildProcess.prototype, { spawn: refuse });
