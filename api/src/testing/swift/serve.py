"""OpenStack Swift with its S3 interface, whole and small: one process, one disk, loopback only.

usage: serve.py FOLDER ACCESS_KEY SECRET_KEY
Prints the port of the S3 interface when it answers.
"""
import os
import sys

import eventlet

eventlet.patcher.monkey_patch()

from eventlet import listen, wsgi
from swift.common import utils
from swift.common.ring import RingBuilder
from swift.common.storage_policy import reload_storage_policies
from swift.common.wsgi import loadapp

folder, access_key, secret_key = sys.argv[1:4]


def write(name, text):
    path = os.path.join(folder, name)
    with open(path, 'w') as file:
        file.write(text)
    return path


# The library looks into /etc; nothing of ours belongs there.
utils.SWIFT_CONF_FILE = write('swift.conf', '[swift-hash]\nswift_hash_path_suffix = test\n[storage-policy:0]\nname = one\ndefault = yes\n')
reload_storage_policies()
os.makedirs(os.path.join(folder, 'devices', 'disk'))

sockets = {kind: listen(('127.0.0.1', 0)) for kind in ('proxy', 'account', 'container', 'object')}

for kind in ('account', 'container', 'object'):
    builder = RingBuilder(1, 1, 0)
    builder.add_dev({'region': 1, 'zone': 1, 'weight': 1, 'ip': '127.0.0.1', 'device': 'disk', 'port': sockets[kind].getsockname()[1]})
    builder.rebalance()
    builder.get_ring().save(os.path.join(folder, kind + '.ring.gz'))

common = '[DEFAULT]\nswift_dir = %s\ndevices = %s/devices\nmount_check = false\nlog_level = ERROR\n' % (folder, folder)
for kind in ('account', 'container', 'object'):
    conf = write(kind + '.conf', common + '[pipeline:main]\npipeline = app\n[app:app]\nuse = egg:swift#%s\n' % kind)
    eventlet.spawn(wsgi.server, sockets[kind], loadapp(conf), open(os.devnull, 'w'))

account, user = access_key.split(':')
proxy = write('proxy.conf', common + '''
[pipeline:main]
pipeline = catch_errors cache listing_formats s3api tempauth bulk slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
location = test-region
min_segment_size = 1048576
[filter:tempauth]
use = egg:swift#tempauth
user_%s_%s = %s .admin
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
''' % (account, user, secret_key))
server = eventlet.spawn(wsgi.server, sockets['proxy'], loadapp(proxy), open(os.devnull, 'w'))
print(sockets['proxy'].getsockname()[1], flush=True)
server.wait()
