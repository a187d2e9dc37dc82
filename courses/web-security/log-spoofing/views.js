const texts = {
  vi: {
    shop: 'Nhà sách · Kho',
    account: 'Tài khoản',
    password: 'Mật khẩu',
    enter: 'Đăng nhập',
    wrong: 'Sai tài khoản hoặc mật khẩu.',
    title: 'Nhật ký đăng nhập',
    file: 'Tải tệp',
    again: 'Đăng nhập bằng tài khoản khác',
  },
  en: {
    shop: 'Bookshop · Warehouse',
    account: 'Account',
    password: 'Password',
    enter: 'Log in',
    wrong: 'Wrong account or password.',
    title: 'Login log',
    file: 'Download the file',
    again: 'Log in with another account',
  },
};
const t = texts[language];

const views = {
  login: (isWrong) => `<header>${t.shop}</header>
<h1>${t.enter}</h1>
${isWrong ? `<p role="alert">${t.wrong}</p>` : ''}
<form method="post" action="/login">
  <label>${t.account} <input name="account"></label>
  <label>${t.password} <input name="password" type="password"></label>
  <button>${t.enter}</button>
</form>`,

  log: (html) => `<header>${t.shop}</header>
<h1>${t.title}</h1>
${html}
<p>${t.file}: <a href="/log.txt">/log.txt</a></p>
<p><a href="/">${t.again}</a></p>`,
};
