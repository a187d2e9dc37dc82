class LRUCache {
  constructor(capacity) {
    this.capacity = capacity;
    this.keys = [];
    this.values = new Map();
  }

  get(key) {
    if (!this.values.has(key)) return -1;
    this.use(key);
    return this.values.get(key);
  }

  put(key, value) {
    if (this.values.has(key)) this.use(key);
    else this.keys.push(key);
    this.values.set(key, value);
    if (this.keys.length > this.capacity) {
      this.values.delete(this.keys.shift());
    }
  }

  use(key) {
    for (let i = 0; i < this.keys.length; i += 1) {
      if (this.keys[i] === key) {
        this.keys.splice(i, 1);
        break;
      }
    }
    this.keys.push(key);
  }
}
