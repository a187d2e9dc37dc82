const texts = {
  vi: {
    shop: 'Nhà sách · Thẻ hội viên',
    account: 'Tài khoản',
    password: 'Mật khẩu',
    enter: 'Đăng nhập',
    wrong: 'Sai tài khoản hoặc mật khẩu.',
    counter: 'Quầy',
    card: 'Số thẻ',
    find: 'Tìm',
    name: 'Họ tên',
    points: 'Điểm',
    phone: 'Điện thoại',
    list: 'Danh sách hội viên',
    refused: 'Chỉ quản lý được xem danh sách hội viên.',
    file: 'Tải tệp CSV',
  },
  en: {
    shop: 'Bookshop · Member cards',
    account: 'Account',
    password: 'Password',
    enter: 'Log in',
    wrong: 'Wrong account or password.',
    counter: 'Counter',
    card: 'Card number',
    find: 'Find',
    name: 'Name',
    points: 'Points',
    phone: 'Phone',
    list: 'List of members',
    refused: 'Only managers may see the list of members.',
    file: 'Download as CSV',
  },
};
const t = texts[language];

const head = (
  user,
) => `<header>${t.shop} · ${escapeHtml(user.account)}</header>
<nav><ul>
  <li><a href="/counter">${t.counter}</a></li>
  <li><a href="/members">${t.list}</a></li>
</ul></nav>`;

const views = {
  login: (isWrong) => `<header>${t.shop}</header>
<h1>${t.enter}</h1>
${isWrong ? `<p role="alert">${t.wrong}</p>` : ''}
<form method="post" action="/login">
  <label>${t.account} <input name="account"></label>
  <label>${t.password} <input name="password" type="password"></label>
  <button>${t.enter}</button>
</form>`,

  counter: (user, member) => `${head(user)}
<h1>${t.counter}</h1>
<form method="get" action="/counter">
  <label>${t.card} <input name="card"></label>
  <button>${t.find}</button>
</form>
${
  member
    ? `<p>${t.name}: <strong>${escapeHtml(member.name)}</strong></p>
<p>${t.points}: <strong>${escapeHtml(member.points)}</strong></p>`
    : ''
}`,

  refused: (user) => `${head(user)}
<h1>${t.list}</h1>
<p role="alert">${t.refused}</p>`,

  list: (user, members) => `${head(user)}
<h1>${t.list}</h1>
<table><thead><tr><th>${t.card}</th><th>${t.name}</th><th>${t.points}</th><th>${t.phone}</th></tr></thead><tbody>${members
    .map(({ card, name, points, phone }) => [
      card,
      name,
      points,
      phone,
    ])
    .map(
      (cells) =>
        `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table>
<p><a href="/members?format=csv">${t.file}</a></p>`,
};
