import process from 'node:process';
import { serveSite } from './serve.mjs';

const { url } = await serveSite({ directory: process.argv[2], port: Number(process.env.PORT) || 3000 });
console.log(url);
